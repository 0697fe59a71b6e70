/** Where the build finds it, to print its opening ahead. */
export { plainPaper as default } from './plain-paper.tsx';
