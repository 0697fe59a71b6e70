declare module '*.css';
declare module '*.webp' {
  /** The file's address. */
  const url: string;
  export default url;
}
