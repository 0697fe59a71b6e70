import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useTexts } from '../texts.ts';
import { HEALTH_RULES, type HealthRule } from './rules.ts';
import { useHealthProtocol } from './use-health-protocol.ts';

export type { HealthRule } from './rules.ts';

/** Outlines in a field of 48 × 48. */
const ICONS: Record<HealthRule, string> = {
  mask: 'M10,18q14,-8 28,0v9q0,11 -14,13q-14,-2 -14,-13ZM10,20q-7,0 -6,6t7,5M38,20q7,0 6,6t-7,5M16,24h16M16,30h16',
  hands: 'M24,4q7,9 7,13a7,7 0 0 1 -14,0q0,-4 7,-13M8,44v-9q0,-5 5,-5h9q4,0 4,4h8q6,-4 8,-1q1,3 -3,5l-8,6ZM18,37h8',
  distance:
    'M10,12a4,4 0 1 0 8,0a4,4 0 1 0 -8,0M30,12a4,4 0 1 0 8,0a4,4 0 1 0 -8,0M8,34v-8q0,-6 6,-6t6,6v8M28,34v-8q0,-6 6,-6t6,6v8M8,42h32M12,38l-4,4 4,4M36,38l4,4 -4,4',
  unwell: 'M24,6a4,4 0 0 1 4,4v18a8,8 0 1 1 -8,0V10a4,4 0 0 1 4,-4M24,16v18M33,12h6M33,18h4M33,24h6',
};

export interface HealthProtocolProps {
  className?: string;
  /** They stand in a sheet already: no second dialog. */
  isInline?: boolean;
  /** A template's own drawing of a rule. */
  icon?: (rule: HealthRule) => ReactNode;
}

/**
 * What guests are asked to mind: a row on the page (SHOW), or a sheet behind a link (MODAL1). A template styles
 * `data-part`: open, dialog, dialog-body, close, title, text, rules, rule, icon.
 */
export default function HealthProtocol({ className, isInline, icon = defaultIcon }: HealthProtocolProps) {
  const { isModal } = useHealthProtocol();
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const rules = (
    <>
      <p data-part="text">{t('health.text')}</p>
      <ul data-part="rules">
        {HEALTH_RULES.map((rule) => (
          <li key={rule} data-part="rule">
            <span data-part="icon" aria-hidden>
              {icon(rule)}
            </span>
            {t(`health.${rule}`)}
          </li>
        ))}
      </ul>
    </>
  );
  if (isInline || !isModal) {
    return (
      <div className={className} data-part="health-protocol" data-mode="inline">
        {rules}
      </div>
    );
  }
  return (
    <div className={className} data-part="health-protocol" data-mode="modal">
      <button type="button" data-part="open" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('health.open')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label={t('health.title')}>
        <h2 data-part="title">{t('health.title')}</h2>
        {rules}
      </Dialog>
    </div>
  );
}

function defaultIcon(rule: HealthRule) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICONS[rule]} />
    </svg>
  );
}
