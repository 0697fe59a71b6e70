import { MAX_SHOWN_LENGTH } from '@janur/contracts/ticket';
import { css, keyframes } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type FormEvent, useState } from 'react';
import { box } from '../../design/field.tsx';
import { useFocus } from '../../design/use-focus.ts';
import { ACCENT, NIGHT, ON_ACCENT } from '../../design/tokens.ts';

interface CodeFormProps {
  onCode: (content: string) => void;
  hasFocus: boolean;
  /** Not at once: the camera may open in a moment and then takes the place. */
  isLate: boolean;
  onStart: () => void;
  onCamera: (() => void) | undefined;
}

/** A guest code by hand. */
export function CodeForm({ onCode, hasFocus, isLate, onStart, onCamera }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const field = useFocus<HTMLInputElement>(hasFocus);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    setCode('');
    onCode(code);
  }

  return (
    <form onSubmit={submit} css={[form, isLate && late]}>
      {onCamera && (
        <button type="button" css={back} onClick={onCamera}>
          {t('scan.use_camera')}
        </button>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <input
          ref={field}
          onFocus={onStart}
          aria-label={t('scan.code')}
          placeholder={t('scan.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SHOWN_LENGTH}
          css={[box, { flex: '1 1 140px', textTransform: 'uppercase', '&::placeholder': { textTransform: 'none' } }]}
        />
        <button type="submit" css={go}>
          {t('scan.look_up')}
        </button>
      </div>
    </form>
  );
}

const form = css({
  position: 'relative',
  display: 'grid',
  gap: 4,
  padding: 16,
  background: `linear-gradient(transparent, ${NIGHT}B8 40%)`,
});

const notYet = keyframes({ 'from, to': { visibility: 'hidden' } });
const late = css({ animation: `${notYet} 700ms` });

const go = css({
  flex: '0 1 auto',
  minHeight: 60,
  padding: '0 22px',
  border: 0,
  borderRadius: 16,
  background: ACCENT,
  color: ON_ACCENT,
  fontWeight: 700,
  fontSize: '1.0625rem',
});

const back = css({
  justifySelf: 'center',
  minHeight: 56,
  padding: '0 16px',
  border: 0,
  background: 'none',
  color: ACCENT,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 5,
});
