import { HealthProtocol, type HealthRule, useTexts } from '@janur/kit';
import type { ReactNode } from 'react';
import type { OnPage, Style } from './page.ts';

interface HealthSectionProps extends OnPage {
  /** Of the kit's `HealthProtocol`. */
  rules: Style;
  /** A drawing of the family's own for each rule. */
  icon?: (rule: HealthRule) => ReactNode;
}

/** What keeps everyone well: on the page, or with MODAL1 behind a button. */
export function HealthSection({ page, rules, icon }: HealthSectionProps) {
  const { t } = useTexts();
  return page({
    of: 'health_protocol',
    title: t('health.title'),
    children: <HealthProtocol css={rules} {...(icon ? { icon } : {})} />,
  });
}
