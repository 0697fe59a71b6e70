import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { withValueAt } from '../draft/values.ts';
import type { Clash } from '../draft/three-way.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import type { Overtaking } from '../editor-store.ts';
import type { Draft } from '../panel.ts';
import { ChangeLine, usePlaceWords } from './change-list.tsx';
import { useValueWords } from './value-words.ts';
import { Sheet } from '../../../parts/sheet.tsx';

/** Somebody else saved first. What they changed is taken over already; where both changed the same, one of the two is chosen. */
export function OvertakenDialog({ onSave }: { onSave: () => void }) {
  const overtaking = useEditor((state) => state.overtaking);
  return overtaking && <Overtaken key={overtaking.at} overtaking={overtaking} onSave={onSave} />;
}

function Overtaken({
  overtaking: { by, at, theirs, clashes },
  onSave,
}: {
  overtaking: Overtaking;
  onSave: () => void;
}) {
  const { t, i18n } = useTranslation();
  const store = useEditorStore();
  const [taken, setTaken] = useState<ReadonlySet<Clash>>(new Set());
  const who = by ?? t('editor.overtaken.somebody');
  const time = at && new Date(at).toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' });
  const clashing = new Set(clashes.map(({ path }) => path.join('.')));
  const quiet = theirs.filter(({ path }) => !clashing.has(path.join('.')));

  function settle() {
    const draft = [...taken].reduce<unknown>(
      (value, { path, theirs: theirValue }) => withValueAt(value, path, theirValue),
      store.getState().draft,
    );
    store.replace(draft as Draft); // values of the same shape at the same places
    store.settle();
  }

  return (
    <Sheet
      place="middle"
      title={t('editor.overtaken.title', { who })}
      width={640}
      onClose={settle}
      actions={
        <>
          <Button variant="default" h={44} onClick={settle}>
            {t('editor.overtaken.look')}
          </Button>
          <Button
            h={44}
            onClick={() => {
              settle();
              onSave();
            }}
          >
            {t('editor.overtaken.save')}
          </Button>
        </>
      }
    >
      <p css={{ margin: '0 0 12px' }}>{t('editor.overtaken.advice', { who, time: time ?? '' })}</p>
      {clashes.length > 0 && (
        <>
          <h3 css={heading}>{t('editor.overtaken.both', { count: clashes.length })}</h3>
          {clashes.map((clash) => (
            <ClashChoice
              key={clash.path.join('.')}
              clash={clash}
              who={who}
              isTaken={taken.has(clash)}
              onChoose={(isTheirs) => {
                const next = new Set(taken);
                if (isTheirs) next.add(clash);
                else next.delete(clash);
                setTaken(next);
              }}
            />
          ))}
        </>
      )}
      {quiet.length > 0 && (
        <>
          <h3 css={heading}>{t('editor.overtaken.taken', { who })}</h3>
          <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {quiet.map((change) => (
              <ChangeLine key={`${change.path.join('.')} ${change.kind}`} {...change} />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  who: string;
  isTaken: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function ClashChoice({ clash, who, isTaken, onChoose }: ClashChoiceProps) {
  const { t } = useTranslation();
  const place = usePlaceWords()(clash.path);
  const words = useValueWords();
  const id = useId();
  return (
    <fieldset css={choice}>
      <legend css={{ padding: 0, marginBottom: 6, fontWeight: 600 }}>{place}</legend>
      <label htmlFor={`${id}-mine`} css={side}>
        <input id={`${id}-mine`} type="radio" name={id} checked={!isTaken} onChange={() => onChoose(false)} />
        <b>{t('editor.overtaken.mine')}</b>
        <span css={value}>{words(clash.path, clash.mine)}</span>
      </label>
      <label htmlFor={`${id}-theirs`} css={side}>
        <input id={`${id}-theirs`} type="radio" name={id} checked={isTaken} onChange={() => onChoose(true)} />
        <b>{t('editor.overtaken.theirs', { who })}</b>
        <span css={value}>{words(clash.path, clash.theirs)}</span>
      </label>
    </fieldset>
  );
}

const heading = { margin: '14px 0 6px', fontSize: 14, fontWeight: 700 } as const;

const choice = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
  gap: 8,
  minWidth: 0,
  margin: '0 0 12px',
  padding: 0,
  border: 0,
} as const;

const side = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: '2px 10px',
  minHeight: 44,
  padding: '10px 12px',
  border: `1px solid ${ledger.borderStrong}`,
  borderRadius: 10,
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '& input': { width: 18, height: 18, margin: '1px 0 0', accentColor: ledger.brand },
  '&:has(:checked)': { borderColor: ledger.brand, boxShadow: `inset 0 0 0 1px ${ledger.brand}` },
} as const;

const value = { gridColumn: 2, color: ledger.muted, overflowWrap: 'anywhere' } as const;
