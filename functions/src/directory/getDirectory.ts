import { definePublicData } from '../http/defineCallable.ts';
import { publicDirectory } from './publicDirectory.ts';

/** get-directory: the public directory by the callable protocol, which no CDN keeps. The site asks for /directory.json. */
export const getDirectory = definePublicData('get-directory', publicDirectory);
