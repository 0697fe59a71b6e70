import { Global } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import type { Template, TemplateFonts, TemplateSkin } from '../template.ts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { pageColors } from './colors.ts';

/** Put on the invitation's root element: all that a template may style stands below it. */
export const ROOT_ATTRIBUTE = 'data-invitation';

const SECOND_FONT_VERSION = 2;

/**
 * The root of an invitation. Colours and fonts are custom properties: `--base`, `--primary`, `--primary-dark` (5 %),
 * `--primary-darker` (25 %), `--secondary`, `--third`, `--title`, `--ink`, `--ink-on-third`, `--on-primary`,
 * `--font-heading`, `--font-body`, `--font-script`.
 */
export function ThemeRoot({ template, children }: { template: Template; children: ReactNode }) {
  const { client } = useInvitation();
  const { id, skin } = skinOf(template, client.option.template);
  const fonts = fontsOf(skin, client.option.custom_config?.font_version);
  return (
    <div
      {...{ [ROOT_ATTRIBUTE]: '' }}
      data-look={id}
      data-animation={client.option.animation === false ? 'off' : 'on'}
      style={customProperties(skin, fonts, client.option)}
      css={{ background: 'var(--base)', color: 'var(--ink)', fontFamily: 'var(--font-body)', minHeight: '100dvh' }}
    >
      {template.globalStyles ? <Global styles={template.globalStyles} /> : null}
      {children}
    </div>
  );
}

/** The skin of the stored template id, else the family's first. */
export function skinOf(template: Template, storedId: string): { id: string; skin: TemplateSkin } {
  const wanted = canonicalTemplateId(storedId);
  const [first] = Object.entries(template.skins);
  const [id, skin] = template.skins[wanted] ? [wanted, template.skins[wanted]] : (first ?? []);
  if (!id || !skin) throw new Error('A template needs at least one skin');
  return { id, skin };
}

function fontsOf(skin: TemplateSkin, version: number | null | undefined): TemplateFonts {
  return version === SECOND_FONT_VERSION && skin.fontsVersion2 ? skin.fontsVersion2 : skin.fonts;
}

function customProperties(
  skin: TemplateSkin,
  fonts: TemplateFonts,
  option: Parameters<typeof pageColors>[1],
): CSSProperties {
  const colors = pageColors(skin.colors, option);
  const properties = {
    '--base': colors.base,
    '--primary': colors.primary,
    '--primary-dark': colors.primaryDark,
    '--primary-darker': colors.primaryDarker,
    '--secondary': colors.secondary,
    '--third': colors.third,
    '--title': colors.title,
    '--ink': colors.ink,
    '--ink-on-third': colors.inkOnThird,
    '--on-primary': colors.onPrimary,
    '--font-heading': fonts.heading,
    '--font-body': fonts.body,
    '--font-script': fonts.script,
  };
  return properties as CSSProperties; // React passes custom properties through; its type knows only standard ones
}
