import type { ReactNode } from 'react';
import type { Verdict } from '../../check-in/verdict.ts';
import { Arrived } from './arrived.tsx';
import { Adding, Duplicate } from './duplicate.tsx';
import { Refused } from './refused.tsx';
import { Unsent } from './unsent.tsx';
import { Welcome } from './welcome.tsx';

/** The screen of a verdict; nothing while there is none. */
export function VerdictScreen({ verdict }: { verdict: Verdict }): ReactNode {
  switch (verdict.state) {
    case 'welcome':
      return <Welcome verdict={verdict} />;
    case 'arrived':
      return <Arrived verdict={verdict} />;
    case 'duplicate':
      return <Duplicate verdict={verdict} />;
    case 'adding':
      return <Adding verdict={verdict} />;
    case 'refused':
      return <Refused verdict={verdict} />;
    case 'unsent':
      return <Unsent verdict={verdict} />;
    default:
      return null;
  }
}

export const isOnScreen = (verdict: Verdict) => verdict.state !== 'none' && verdict.state !== 'asking';
