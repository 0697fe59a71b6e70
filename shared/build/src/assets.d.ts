/* What webpack makes of an imported file: the address of the file. For `types` of a template's tsconfig. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
/** The file of its plain letters; `fontFace` adds that of the accents. */
declare module '*.woff2?parted' {
  const url: string;
  export default url;
}
declare module '*.woff2?parted&wght=400' {
  const url: string;
  export default url;
}
declare module '*.woff2?parted&wght=500' {
  const url: string;
  export default url;
}
declare module '*.woff2?parted&wght=600' {
  const url: string;
  export default url;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
/** A painting's draft, `./gate.avif?width=192&draft`: as wide as a phone shows the painting, in CSS pixels. */
declare module '*&draft' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
/** A drawing that the printed opening has in its markup: the largest of it, one an opening. */
declare module '*.svg?printed' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
