import { ofContent, ofOption } from '../bind.ts';
import { InstantField } from '../fields/instant-field.tsx';
import { Fields, Group } from '../fields/layout.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FilmField } from '../media/film-field.tsx';
import { heroFilmOf, isOfPlayer, withHeroFilm } from '../media/hero-film.ts';
import { HeroBackgrounds } from '../media/hero-backgrounds.tsx';
import type { PanelProps } from '../panel.ts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';

/** The first screen: the line above the names, the day, the pictures behind them. */
export function HeroPanel(props: PanelProps) {
  const { t } = useTranslation();
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <Fields columns={2}>
        <TextField of={ofOption(props, 'custom_text')} />
        <InstantField of={ofContent(props, 'wedding_date')} timeZone={zoneOf(props)} />
      </Fields>
      <Group title={t('editor.field.hero_backgrounds')}>
        <HeroBackgrounds clientId={props.clientId} content={props.content} onChange={props.onChange} />
        <SwitchField of={ofOption(props, 'slider')} unsaid />
      </Group>
      <Group title={t('media.film.loop')}>
        <HeroFilm {...props} />
      </Group>
    </div>
  );
}

/** The loop behind the names. With it the hero shows it; a film that another site's player shows cannot be one. */
function HeroFilm({ content, option, onChange }: PanelProps) {
  const { t } = useTranslation();
  const film = heroFilmOf(option.custom_config);
  const isShown = option.hero_style === 'WITH_VIDEO';
  const isFile = content.video_prewed_url?.startsWith('/files/') ?? false;
  const advice = isOfPlayer(content.video_prewed_url) ? 'media.film.of_player' : 'media.film.none';
  return (
    <div css={{ display: 'grid', gap: 12 }} data-path="option.custom_config.hero_film">
      {isShown && !film && !isFile && <p css={said}>{t(advice)}</p>}
      {film && !isShown && <p css={said}>{t('media.film.not_shown')}</p>}
      <FilmField
        value={film}
        use="LOOP"
        optionId={option.id}
        label={t('media.film.loop')}
        onChange={(url) =>
          onChange({
            option: {
              custom_config: withHeroFilm(option.custom_config, url),
              ...(url !== null && { hero_style: 'WITH_VIDEO' }),
            },
          })
        }
      />
    </div>
  );
}

const said = { margin: 0, color: ledger.warning, fontWeight: 500 } as const;

/** The clock that the couple's own day is read on. */
export function zoneOf({ content }: Pick<PanelProps, 'content'>): string {
  const events = content.new_events.length > 0 ? content.new_events : content.events;
  return events[0]?.timezone ?? 'Asia/Jakarta';
}
