/** What the web server answers at an address. */
export interface Answer {
  status: number;
  html: string;
}

/** A field that decides what stands at the address: saved as an editor saves it. */
export interface AddressCase {
  set: Readonly<Record<string, string | boolean>>;
  look: (answer: Answer) => unknown;
  becomes: unknown;
}

const meta =
  (name: string) =>
  ({ html }: Answer) =>
    new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];
const status = ({ status: code }: Answer) => code;

export const ADDRESS_CASES: Readonly<Record<string, AddressCase>> = {
  // guests who have the former address are led to the new one
  'option.slug': { set: { slug: 'renamed-couple' }, look: status, becomes: 302 },
  'option.is_hidden': { set: { is_hidden: true }, look: status, becomes: 404 },
  'option.meta_title: the tab': {
    set: { meta_title: 'Come to our wedding' },
    look: ({ html }) => /<title>([^<]*)/.exec(html)?.[1],
    becomes: 'Come to our wedding',
  },
  'option.meta_title: the link preview': {
    set: { meta_title: 'Come to our wedding' },
    look: meta('og:title'),
    becomes: 'Come to our wedding',
  },
  'option.meta_description': {
    set: { meta_description: 'In June, in the garden.' },
    look: meta('og:description'),
    becomes: 'In June, in the garden.',
  },
  'option.meta_image': {
    set: { meta_image: 'https://pictures.example/gate.jpg' },
    look: meta('og:image'),
    becomes: 'https://pictures.example/gate.jpg',
  },
};
