import { type Endpoint, ENDPOINTS, Failure, PageMeta } from '@janur/contracts';
import { CO_HOST_ROLES, hostMay } from '@janur/contracts/co-hosts';
import * as z from 'zod';

type JsonSchema = Record<string, unknown>;
interface Operation {
  [key: string]: unknown;
}

/** The OpenAPI 3.1 document of a set of endpoints; the server's own by default. Pure: the same contracts, the same text. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>> = ENDPOINTS) {
  const schemas: Record<string, unknown> = {};
  schemas['Failure'] = toSchema(Failure, 'output', schemas);
  schemas['PageMeta'] = toSchema(PageMeta, 'output', schemas);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Janur API', version: '0.1.0', description: 'Digital invitations, RSVP and guest-book.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
      },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint, schemas: Record<string, unknown>): Operation {
  const isPublic = endpoint.access === 'public';
  const roles =
    endpoint.access === 'public' ? '' : `For ${endpoint.access.join(', ')}.${coHostsOf(operationId, endpoint)}`;
  return {
    operationId,
    tags: [endpoint.path.split('/').slice(1, 3).join(' ')],
    summary: endpoint.summary,
    ...(roles ? { description: roles } : {}),
    security: isPublic ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...parameters('header', endpoint.headers, schemas),
    ],
    ...requestBody(endpoint, schemas),
    responses: {
      [endpoint.status ?? 200]: { description: 'Success', content: answerContent(endpoint, schemas) },
      default: { description: 'Failure', content: json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

/** Which co-hosts of a couple may, besides the couple itself. */
function coHostsOf(name: string, { access }: Endpoint): string {
  if (access === 'public' || !access.includes('CLIENT')) return '';
  const some = CO_HOST_ROLES.filter((role) => hostMay(role, name));
  if (some.length === CO_HOST_ROLES.length) return '';
  return some.length === 0 ? ' No co-host.' : ` Co-hosts: ${some.join(', ')}.`;
}

function requestBody({ body, files }: Endpoint, schemas: Record<string, unknown>): JsonSchema {
  if (!body && !files) return {};
  const schema = toSchema(body ?? z.strictObject({}), 'input', schemas);
  return { requestBody: { required: true, content: files ? form(schema, files) : json(schema) } };
}

/** The files beside the fields; `encoding` says which types each may have. */
function form({ properties, required, ...schema }: JsonSchema, files: NonNullable<Endpoint['files']>) {
  const parts = Object.entries(files);
  const file = (maxBytes: number) => ({ type: 'string', format: 'binary', description: `At most ${maxBytes} bytes` });
  return {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: {
          ...Object.fromEntries(parts.map(([name, { maxBytes }]) => [name, file(maxBytes)])),
          ...z.record(z.string(), z.unknown()).parse(properties ?? {}),
        },
        required: [...Object.keys(files), ...z.array(z.string()).parse(required ?? [])],
      },
      encoding: Object.fromEntries(parts.map(([name, { types }]) => [name, { contentType: types.join(', ') }])),
    },
  };
}

function parameters(
  place: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  schemas: Record<string, unknown>,
) {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(value, undefined).success,
    schema: toSchema(value, 'input', schemas),
  }));
}

/** The envelope, or the file that is answered in its place. */
function answerContent(endpoint: Endpoint, schemas: Record<string, unknown>): JsonSchema {
  if (!endpoint.produces) return json(successSchema(endpoint, schemas));
  return Object.fromEntries(endpoint.produces.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function successSchema(endpoint: Endpoint, schemas: Record<string, unknown>): JsonSchema {
  const properties = {
    status: { const: 'success' },
    status_code: { const: endpoint.status ?? 200 },
    ...(endpoint.message === undefined ? {} : { message: { const: endpoint.message } }),
    data: toSchema(endpoint.response, 'output', schemas),
    ...(endpoint.header ? { header: toSchema(endpoint.header, 'output', schemas) } : {}),
    ...(endpoint.paged ? { meta: { $ref: '#/components/schemas/PageMeta' } } : {}),
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

/** A zod schema as JSON Schema. What has a name or refers to itself becomes a component. */
function toSchema(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Record<string, unknown>): JsonSchema {
  const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = pointAtComponents(definition);
  return z.record(z.string(), z.unknown()).parse(pointAtComponents(rest));
}

function pointAtComponents(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pointAtComponents);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : pointAtComponents(value),
    ]),
  );
}
