// A campaign for CDN packs.
import { sharedPage } from '../page.ts';

export const promotion002Page = sharedPage({
  id: 'promotion002',
  path: 'promotion002',
  locales: ['zh_CN', 'zh_TW'],
  layout: 'bare',
  needs: ['prices'],
  drawing: 'packs',
  enquiry: { send: 'traffic' },
});
