// Defines the AWS Global Accelerator page.
import { fibreFloorFields, floorSites } from '../../calculators/fibreFloor.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFieldsFrom } from '../query.ts';

/** The example's two addresses, from ranges reserved for documentation. */
export const addresses = ['192.0.2.10', '198.51.100.10'] as const;

export const awsGlobalAcceleratorPage = sharedPage({
  id: 'awsGlobalAccelerator',
  path: 'aws.global.accelerator',
  locales: allBut('pt'),
  chunk: 'awsGlobalAccelerator',
  still: true,
  query: calculatorFieldsFrom(['from', 'to'], ({ regions }) => fibreFloorFields(floorSites(regions))),
  form: 'consult',
  questions: ['proof', 'failover', 'ip', 'outside', 'price'],
  enquiry: { cloudVersion: 'aws' },
});
