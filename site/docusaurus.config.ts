import { createSiteConfig } from './config/create-site-config';
import { provider } from './provider';

export default createSiteConfig(provider);
