import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Peonies } from '../parts/peonies.tsx';

/** One form of the envelope's flap: a field, the outline of its rim and of its lining, and the pocket's edge below. */
interface Form {
  id: string;
  /** Width and height. */
  field: readonly [number, number];
  rim: string;
  lining: string;
  pocket: string;
  flowers: ComponentProps<typeof Peonies>['flowers'];
}

/** For phones: as deep as it is wide. The seal's middle lies 24 units above the field's foot. */
export const UPRIGHT: Form = {
  id: 'peony-upright',
  field: [390, 486],
  rim: 'M-10,-400H400V168C352,262 272,372 226,446Q195,492 164,446C118,372 38,262 -10,168Z',
  lining: 'M-10,-400H400V150C346,250 268,362 218,436Q195,470 172,436C122,362 44,250 -10,150Z',
  pocket: 'M-400,620L-10,562C80,526 150,496 195,436C240,496 310,526 400,562L790,620V1900H-400Z',
  flowers: [[0, -40, 390]],
};

/** For desktops: a wide envelope, its lining a field of flowers. */
export const WIDE: Form = {
  id: 'peony-wide',
  field: [720, 330],
  rim: 'M-10,-400H730V26C600,110 470,214 400,286Q360,326 320,286C250,214 120,110 -10,26Z',
  lining: 'M-10,-400H730V10C596,94 462,196 388,272Q360,300 332,272C258,196 124,94 -10,10Z',
  pocket: 'M-10,420C120,384 270,344 360,284C450,344 600,384 730,420V1900H-10Z',
  flowers: [
    [-113, -118, -316],
    [202, -118, 316],
    [517, -118, -316],
    // the seams between them
    [120, -106, 158],
    [442, -106, -158],
  ],
};

function Field({ form, className, children }: { form: Form; className?: string; children: ReactNode }) {
  return (
    <svg className={className} viewBox={`0 0 ${form.field.join(' ')}`} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A soft shadow without a filter: the outline again and again, each wider and fainter. */
function Shadow({ path, shift }: { path: string; shift: number }) {
  return (
    <g
      fill="none"
      stroke="var(--wine-deep)"
      strokeLinejoin="round"
      strokeOpacity=".035"
      transform={`translate(0 ${shift})`}
    >
      {[4, 10, 16, 22, 28, 34].map((width) => (
        <path key={width} d={path} strokeWidth={width} />
      ))}
    </g>
  );
}

/** What is seen of the envelope's inside once its flap is up. */
export function Inside({ form, className }: { form: Form; className?: string }) {
  return (
    <Field form={form} {...(className ? { className } : {})}>
      <path d={form.lining} fill="var(--wine-deep)" />
    </Field>
  );
}

/** The front of the envelope. */
export function Pocket({ form, className }: { form: Form; className?: string }) {
  return (
    <Field form={form} {...(className ? { className } : {})}>
      <linearGradient id={`${form.id}-front`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--third)" />
        <stop offset=".3" stopColor="var(--envelope)" />
      </linearGradient>
      <Shadow path={form.pocket} shift={-2} />
      <path d={form.pocket} fill={`url(#${form.id}-front)`} stroke="var(--base)" strokeWidth="1.6" />
    </Field>
  );
}

/** The flap with its lining of peonies. */
export function Flap({ form, className }: { form: Form; className?: string }) {
  const { id, field, rim, lining, flowers } = form;
  return (
    <div className={className}>
      <Field form={form} css={whole}>
        <radialGradient id={`${id}-lining`} cx=".5" cy=".2" r=".9">
          <stop stopColor="var(--wine)" />
          <stop offset="1" stopColor="var(--wine-deep)" />
        </radialGradient>
        <Shadow path={rim} shift={8} />
        <path d={rim} fill="var(--base)" stroke="var(--copper)" strokeOpacity=".5" />
        <path d={lining} fill={`url(#${id}-lining)`} />
      </Field>
      <Peonies id={`${id}-cut`} field={field} outline={lining} flowers={flowers} />
      <Field form={form} css={whole}>
        <path d={lining} fill="none" stroke="var(--copper)" strokeWidth="1.8" />
      </Field>
    </div>
  );
}

const whole = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
