export { type Api, type ApiOptions, createApi } from './client.ts';
export {
  createDownloader,
  type DownloadedFile,
  type Downloader,
  type DownloadEndpoint,
  type DownloadOptions,
} from './download.ts';
export { ApiError, NetworkError, RequiredParameterError } from './errors.ts';
export { queryOf } from './queries.ts';
export { type Route, route } from './route.ts';
export { routes } from './routes.ts';
export {
  createUploader,
  type FileEndpoint,
  type Uploader,
  type UploaderOptions,
  type UploadOptions,
} from './upload.ts';
