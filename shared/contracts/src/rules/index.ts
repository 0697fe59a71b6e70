export * from './child-order.ts';
export * from './colours.ts';
export * from './domain.ts';
export * from './guest-count.ts';
export * from './slug.ts';
export * from './styles.ts';
export * from './template-id.ts';
export * from './web-url.ts';
