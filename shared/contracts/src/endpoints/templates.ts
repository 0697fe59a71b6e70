import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { TemplateRegistration } from '../entities/template.ts';

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/public/templates',
  access: 'public',
  summary: 'Template ids with the version that guests get',
  response: z.array(TemplateRegistration),
});
