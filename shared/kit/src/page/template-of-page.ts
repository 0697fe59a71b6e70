import { createContext, use } from 'react';
import type { Template } from '../template.ts';

export const TemplateOfPage = createContext<Template | null>(null);

/** The template that the page wears: for what stands over every page and is drawn by its family. */
export function useTemplate(): Template {
  const template = use(TemplateOfPage);
  if (!template) throw new Error('useTemplate needs an InvitationPage around it');
  return template;
}
