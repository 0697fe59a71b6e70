import type { RsvpSubmission } from '@janur/contracts';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTemplate } from '../page/template-of-page.ts';
import { useTexts } from '../texts.ts';
import { PlainKeepsake } from './plain-keepsake.tsx';
import { savePicture } from './save-picture.ts';
import type { KeepsakeProps } from './ticket.ts';
import { useTicket } from './use-ticket.ts';

/** The entry ticket of who comes, as the family draws it, and a button that saves it. `data-part`: keepsake, ticket, save, failed. */
export default function Keepsake({ said }: { said: RsvpSubmission }) {
  const { t } = useTexts();
  const ticket = useTicket(said);
  const Drawn = useDrawn();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'ready' | 'saving' | 'failed'>('ready');
  if (!ticket || !Drawn) return null;

  async function save() {
    const drawing = place.current?.querySelector('svg');
    if (!drawing) return;
    setState('saving');
    try {
      await savePicture(drawing, `${t('keepsake.title')} ${ticket?.names ?? ''}.png`);
      setState('ready');
    } catch {
      setState('failed');
    }
  }

  const { names, guest, people, events } = ticket;
  const described = [names, guest, people, ...events.map(({ title, day, time }) => [title, day, time].join(' '))];
  return (
    <figure data-part="keepsake" css={{ margin: 0 }}>
      <div
        ref={place}
        role="img"
        aria-label={`${t('keepsake.title')}: ${described.filter(Boolean).join(', ')}`}
        data-part="ticket"
        css={{ '& svg': { display: 'block', width: '100%', maxWidth: 360, height: 'auto', marginInline: 'auto' } }}
      >
        <Drawn ticket={ticket} />
      </div>
      <button type="button" data-part="save" aria-busy={state === 'saving'} onClick={() => void save()}>
        {t('keepsake.save')}
      </button>
      {state === 'failed' && (
        <p role="alert" data-part="failed">
          {t('keepsake.failed')}
        </p>
      )}
    </figure>
  );
}

function useDrawn(): ComponentType<KeepsakeProps> | undefined {
  const { drawn } = useTemplate();
  const [Drawn, setDrawn] = useState<ComponentType<KeepsakeProps> | undefined>(() =>
    drawn ? undefined : PlainKeepsake,
  );
  useEffect(() => {
    drawn?.().then(
      ({ Keepsake: own = PlainKeepsake }) => setDrawn(() => own),
      () => setDrawn(() => PlainKeepsake),
    );
  }, [drawn]);
  return Drawn;
}
