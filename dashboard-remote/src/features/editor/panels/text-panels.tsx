import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ofContent, ofOption } from '../bind.ts';
import { Fields } from '../fields/layout.tsx';
import { TextField, UrlField } from '../fields/text-field.tsx';
import { FilmField } from '../media/film-field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import type { PanelProps } from '../panel.ts';
import type { SectionId } from '../sections.ts';

export function QuotePanel(props: PanelProps) {
  return (
    <Fields>
      <TextField of={ofContent(props, 'quote')} lines={4} />
      <TextField of={ofContent(props, 'quote_source')} />
    </Fields>
  );
}

export function VideoPanel(props: PanelProps) {
  const { t } = useTranslation();
  const address = ofContent(props, 'video_prewed_url');
  const isFile = address.value?.startsWith('/files/') ?? false;
  return (
    <Fields>
      <UrlField of={address} placeholder="https://youtu.be/…" />
      <FilmField
        value={isFile ? address.value : null}
        use="FILM"
        optionId={props.option.id}
        label={t('media.film.film')}
        onChange={address.onChange}
      />
    </Fields>
  );
}

export function SharePanel(props: PanelProps) {
  return <TextField of={ofContent(props, 'hashtag_word')} placeholder="#SintaBersamaRama" />;
}

export function FooterPanel(props: PanelProps) {
  return (
    <PictureField
      of={ofOption(props, 'custom_image_url')}
      owner="emblem"
      target={{ kind: 'option', optionId: props.option.id, section: 'CUSTOM' }}
      isWhole
    />
  );
}

/** Of a section that has nothing to fill in but how it looks. */
export const advicePanel = (section: SectionId) =>
  function AdvicePanel() {
    const { t } = useTranslation();
    return <p css={{ margin: 0, maxWidth: 520, color: ledger.muted, fontSize: 15 }}>{t(`editor.advice.${section}`)}</p>;
  };
