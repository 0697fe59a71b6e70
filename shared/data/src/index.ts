export { type Api, type ApiOptions, createApi } from './client.ts';
export { ApiError, NetworkError } from './errors.ts';
export { queryOf } from './queries.ts';
export { type Route, route } from './route.ts';
export { routes } from './routes.ts';
