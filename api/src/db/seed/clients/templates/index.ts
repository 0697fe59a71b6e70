import type { DemoClient } from '../../demo-client.ts';
import { CUSTOM } from './custom.ts';
import { withGuests } from './guests.ts';
import { TEMPLATE_1 } from './template-1.ts';
import { TEMPLATE_2 } from './template-2.ts';
import { TEMPLATE_2_1 } from './template-2-1.ts';
import { TEMPLATE_2_2 } from './template-2-2.ts';
import { TEMPLATE_3 } from './template-3.ts';
import { TEMPLATE_4 } from './template-4.ts';
import { TEMPLATE_5 } from './template-5.ts';
import { TEMPLATE_6 } from './template-6.ts';
import { TEMPLATE_7 } from './template-7.ts';
import { TEMPLATE_8 } from './template-8.ts';
import { TEMPLATE_9 } from './template-9.ts';
import { TEMPLATE_10 } from './template-10.ts';
import { TEMPLATE_11 } from './template-11.ts';
import { TEMPLATE_12 } from './template-12.ts';
import { TEMPLATE_13 } from './template-13.ts';
import { TEMPLATE_14 } from './template-14.ts';
import { TEMPLATE_15 } from './template-15.ts';
import { TEMPLATE_16 } from './template-16.ts';
import { TEMPLATE_SHORT_1 } from './template-short-1.ts';
import { TEMPLATE_SHORT_2 } from './template-short-2.ts';

/** One couple or host a template, as its mock-up names them. */
export const TEMPLATES: DemoClient[] = [
  TEMPLATE_1,
  TEMPLATE_2,
  TEMPLATE_2_1,
  TEMPLATE_2_2,
  TEMPLATE_3,
  TEMPLATE_4,
  TEMPLATE_5,
  TEMPLATE_6,
  TEMPLATE_7,
  TEMPLATE_8,
  TEMPLATE_9,
  TEMPLATE_10,
  TEMPLATE_11,
  TEMPLATE_12,
  TEMPLATE_13,
  TEMPLATE_14,
  TEMPLATE_15,
  TEMPLATE_16,
  TEMPLATE_SHORT_1,
  TEMPLATE_SHORT_2,
  CUSTOM,
].map(withGuests);
