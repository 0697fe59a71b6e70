import type { EditedContent, Profile } from '@janur/contracts';
import { ORDINALS, toneOf } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { type Bound, ofContent, within } from '../bind.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields, Group } from '../fields/layout.tsx';
import { TextField, UrlField } from '../fields/text-field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import { newId, type PanelProps } from '../panel.ts';

type Side = 'bride' | 'groom';

const MARRIED = { bride: 'wife', groom: 'husband' } as const;

/** Both of the couple; of a birthday the one host that the page shows. */
export function CouplePanel(props: PanelProps) {
  const { t } = useTranslation();
  const isBirthday = props.option.web_type === 'BIRTHDAY';
  const isAnniversary = toneOf(props.option) === 'anniversary';
  const nameOf = (side: Side) => (isBirthday ? 'birthday' : isAnniversary ? MARRIED[side] : side);
  const sides: Side[] = isBirthday ? [hostSide(props.content)] : ['bride', 'groom'];
  return (
    <div css={{ display: 'grid', gap: 22 }}>
      <TextField of={ofContent(props, 'greeting')} lines={3} />
      {sides.map((side) => (
        <Group key={side} title={t(`editor.host.${nameOf(side)}`)}>
          <ProfileFields of={profileOf(props, side)} side={side} clientId={props.clientId} />
        </Group>
      ))}
    </div>
  );
}

/** The page's own rule: the bride where she has a name, else the groom. */
function hostSide({ bride, groom }: EditedContent): Side {
  const hasName = (profile: Profile | null) => Boolean(profile?.name || profile?.full_name);
  return !hasName(bride) && hasName(groom) ? 'groom' : 'bride';
}

/** Who is not there yet begins with the first letter. */
function profileOf(props: PanelProps, side: Side): Bound<Profile> {
  const { value, ...bound } = ofContent(props, side);
  return { ...bound, value: value ?? NOBODY, onChange: (profile) => bound.onChange(named(profile)) };
}

const named = (profile: Profile): Profile => (profile.id === 0 ? { ...profile, id: newId() } : profile);

const NOBODY: Profile = {
  id: 0,
  name: null,
  full_name: null,
  prefix_name: null,
  suffix_name: null,
  child_order: null,
  father_name: null,
  mother_name: null,
  photo_url: null,
  image_css: null,
  instagram: null,
  facebook: null,
  tiktok: null,
  twitter: null,
};

function ProfileFields({ of, side, clientId }: { of: Bound<Profile>; side: Side; clientId: number }) {
  const { t } = useTranslation();
  const css = within(of, 'image_css');
  const ownOrder = side === 'bride' ? 'daughter_order' : 'son_order';
  return (
    <>
      <Fields columns={2}>
        <TextField of={within(of, 'name')} />
        <TextField of={within(of, 'full_name')} />
        <TextField of={within(of, 'prefix_name')} />
        <TextField of={within(of, 'suffix_name')} />
        <TextField of={within(of, 'father_name')} />
        <TextField of={within(of, 'mother_name')} />
        <OrdinalField of={optional(within(of, ownOrder))} />
        <OrdinalField of={within(of, 'child_order')} />
      </Fields>
      <PictureField
        of={within(of, 'photo_url')}
        owner={side}
        label={t('editor.field.photo_url')}
        target={{ kind: 'client', clientId, section: side === 'bride' ? 'BRIDE' : 'GROOM' }}
        imageCss={css}
      />
      <Fields columns={2}>
        <UrlField of={within(of, 'instagram')} placeholder="https://instagram.com/…" />
        <UrlField of={within(of, 'tiktok')} placeholder="https://tiktok.com/@…" />
        <UrlField of={within(of, 'facebook')} placeholder="https://facebook.com/…" />
        <UrlField of={within(of, 'twitter')} placeholder="https://x.com/…" />
      </Fields>
      <TextField of={css} lines={2} isCode />
    </>
  );
}

const optional = ({ value, onChange, ...bound }: Bound<string | null | undefined>): Bound<string | null> => ({
  ...bound,
  value: value ?? null,
  onChange,
});

/** Other words for only, eldest and youngest: none is offered beside its twin, and one that is stored stays. */
const SAID_TWICE: readonly string[] = ['single', 'sulung', 'bungsu'];

/** Which child of the parents: one of the product's words, or what is stored there already. */
function OrdinalField({ of }: { of: Bound<string | null> }) {
  const { t } = useTranslation();
  const stored = of.value?.trim() ?? '';
  const known = ORDINALS.find((ordinal) => ordinal === stored.toLowerCase());
  const choices = [
    { value: '', text: t('editor.ordinal.none') },
    ...ORDINALS.filter((ordinal) => !SAID_TWICE.includes(ordinal) || ordinal === known).map((ordinal) => ({
      value: ordinal,
      text: t(`editor.ordinal.${ordinal}`),
    })),
    ...(stored && !known ? [{ value: stored, text: stored }] : []),
  ];
  // the choices are words, whatever is stored among them
  const chosen: Bound<string | null> = { ...of, value: known ?? stored };
  return <ChoiceField of={chosen} choices={choices} />;
}
