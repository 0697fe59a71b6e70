export { createLetters, type Letters, type LetterTexts } from './letters.ts';
export { letterFonts } from './routes.ts';
