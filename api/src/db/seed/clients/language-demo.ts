import type { Language } from '@janur/contracts';
import type { PORTRAITS } from './portraits.ts';

/** What one language's invitation says, in that language. */
export interface LanguageDemo {
  language: Language;
  country: string;
  timezone: string;
  offset: string;
  day: string;
  tradition: keyof typeof PORTRAITS;
  bride: { name: string; full_name: string; father_name: string; mother_name: string };
  groom: { name: string; full_name: string; father_name: string; mother_name: string };
  ceremony: { title: string; location: string; street: string };
  party: { title: string; location: string; street: string };
  greeting: string;
  quote: [string, string];
  stories: { date: string; title: string; text: string }[];
  wishes: { name: string; message: string }[];
  bank: string;
  meta: [title: string, description: string];
}
