import { dom } from '@janur/build/jest';

export default dom({ testEnvironment: './src/testing/environment.mjs' });
