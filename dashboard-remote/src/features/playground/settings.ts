import { LANGUAGES, type PublicClient, STYLE_VALUES, type StyleField } from '@janur/contracts';
import { type Fixture, type FixtureName, FIXTURES } from '@janur/kit/testing';

export const WEB_TYPES = ['PRIMARY', 'SECONDARY', 'BIRTHDAY'] as const;
// the keys of objects that are written out
export const FIXTURE_NAMES = Object.keys(FIXTURES) as FixtureName[];
export const STYLE_FIELDS = Object.keys(STYLE_VALUES) as StyleField[];

/** What the playground shows, as the address bar keeps it. Empty means: as the invitation says. */
export interface Settings {
  template: string;
  fixture: FixtureName;
  /** An invitation of this installation in place of the fixture. */
  slug: string;
  language: string;
  webType: string;
  isOpened: boolean;
  styles: Partial<Record<StyleField, string>>;
}

export function settingsFromParams(params: URLSearchParams): Settings {
  const styles = STYLE_FIELDS.flatMap((field) => {
    const value = params.get(field);
    return value && valuesOf(field).includes(value) ? [[field, value] as const] : [];
  });
  return {
    template: params.get('template') ?? '',
    fixture: FIXTURE_NAMES.find((name) => name === params.get('fixture')) ?? 'full',
    slug: params.get('slug') ?? '',
    language: LANGUAGES.find((code) => code === params.get('language')) ?? '',
    webType: WEB_TYPES.find((type) => type === params.get('web_type')) ?? '',
    isOpened: params.get('opened') !== 'no',
    styles: Object.fromEntries(styles),
  };
}

export function paramsFromSettings({ styles, isOpened, webType, ...texts }: Settings): URLSearchParams {
  const said = { ...texts, web_type: webType, opened: isOpened ? '' : 'no', ...styles };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

export const valuesOf = (field: StyleField): readonly string[] => STYLE_VALUES[field];

/** The invitation with the language, type and styles that were chosen here. */
export function dressed(fixture: Fixture, { template, language, webType, styles }: Settings): PublicClient {
  const chosen = {
    ...(template && { template }),
    ...(language && { language }),
    ...(webType && { web_type: webType }),
  };
  // every value was looked up among the specification's when the address was read
  const option = { ...fixture.client.option, ...chosen, ...styles } as PublicClient['option'];
  return { ...fixture.client, option };
}
