import type {
  compareTemplateVersion,
  listPublisherKeys,
  listTemplateClients,
  listTemplateFamilies,
  listTemplateReports,
  listTemplateVersions,
  makeTemplateFor,
  promoteTemplate,
  publishTemplateVersion,
  registerPublisherKey,
  revokePublisherKey,
  rollBackTemplate,
  setTemplateCanary,
} from '@janur/contracts';
import { route } from './route.ts';

/** The calls of who publishes templates, and of who serves them. */
export const templateRoutes = {
  listTemplateFamilies: route<typeof listTemplateFamilies>('GET', '/dashboard/templates'),
  listTemplateVersions: route<typeof listTemplateVersions>('GET', '/dashboard/templates/:name/versions'),
  publishTemplateVersion: route<typeof publishTemplateVersion>('POST', '/dashboard/templates/:name/versions'),
  compareTemplateVersion: route<typeof compareTemplateVersion>(
    'GET',
    '/dashboard/templates/:name/versions/:version/changes',
  ),
  promoteTemplate: route<typeof promoteTemplate>('POST', '/dashboard/templates/:name/promote'),
  setTemplateCanary: route<typeof setTemplateCanary>('POST', '/dashboard/templates/:name/canary'),
  makeTemplateFor: route<typeof makeTemplateFor>('PUT', '/dashboard/templates/:name/made-for'),
  rollBackTemplate: route<typeof rollBackTemplate>('POST', '/dashboard/templates/:name/rollback'),
  listTemplateClients: route<typeof listTemplateClients>('GET', '/dashboard/templates/:name/clients'),
  listTemplateReports: route<typeof listTemplateReports>('GET', '/dashboard/templates/:name/reports'),
  listPublisherKeys: route<typeof listPublisherKeys>('GET', '/dashboard/templates/keys'),
  registerPublisherKey: route<typeof registerPublisherKey>('POST', '/dashboard/templates/keys'),
  revokePublisherKey: route<typeof revokePublisherKey>('DELETE', '/dashboard/templates/keys/:keyId'),
};
