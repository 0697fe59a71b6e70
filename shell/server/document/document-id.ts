/** The element that is read where no script runs, or none yet. */
export const DOCUMENT_ID = 'janur-document';
