// AWS Global Accelerator.
import { allBut, sharedPage } from '../page.ts';

export const awsGlobalAcceleratorPage = sharedPage({
  id: 'awsGlobalAccelerator',
  path: 'aws.global.accelerator',
  locales: allBut('pt'),
  chunk: 'awsGlobalAccelerator',
  still: true,
  query: ['from', 'to'],
  questions: ['ip', 'price', 'outside'],
});
