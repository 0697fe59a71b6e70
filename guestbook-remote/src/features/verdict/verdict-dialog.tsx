import type { ReactNode } from 'react';
import type { Refused as RefusedVerdict, Screen } from '../../check-in/screen.ts';
import { Adding } from './adding.tsx';
import { Admitting } from './admitting.tsx';
import { Arrived } from './arrived.tsx';
import { Failed } from './failed.tsx';
import { InAlready } from './in-already.tsx';
import { Refused } from './refused.tsx';
import { Several } from './several.tsx';

/** What is said of who stands there; nothing while nobody does. */
export function VerdictDialog({ screen }: { screen: Screen }): ReactNode {
  switch (screen.state) {
    case 'admitting':
      return <Admitting screen={screen} />;
    case 'in':
      return <InAlready verdict={screen.verdict} />;
    case 'adding':
      return <Adding screen={screen} />;
    case 'several':
      return <Several verdict={screen.verdict} />;
    case 'refused':
      return <Refused key={wrongCode(screen.verdict)} verdict={screen.verdict} />;
    case 'arrived':
      return <Arrived key={screen.arrival.operation.op_id} arrival={screen.arrival} />;
    case 'failed':
      return <Failed why={screen.why} />;
    case 'none':
      return null;
  }
}

/** The code of the verdict, for styles and tests. */
export const codeOf = (screen: Screen): string => ('verdict' in screen ? screen.verdict.code : screen.state);

/** What was asked about one code is not asked about the next. */
const wrongCode = (verdict: RefusedVerdict): string => ('guest_code' in verdict ? verdict.guest_code : verdict.code);
