// What a form already knows when a link with ?product=, ?plan= or ?type= has led to it.
import type { LocaleCode } from '../i18n/locales.ts';
import type { Form, Values } from './Form.ts';
import { readValues } from './readValues.ts';

const services: Readonly<Record<string, string>> = {
  sms: 'sms',
  coflyer: 'sms',
  alicloudMigration: 'relocation',
  cloudIntegration: 'integration',
  cloudplatform: 'integration',
};
const clouds: Readonly<Record<string, string>> = {
  awsService: 'aws',
  awsproduct: 'aws',
  gcpService: 'gcp',
  gcpproduct: 'gcp',
  azureCloud: 'azure',
  aliCloud: 'alibaba',
  tencentCloud: 'tencent',
  huaweiCloud: 'huawei',
};
const demands: Readonly<Record<string, string>> = {
  new: 'newAccount',
  newAccount: 'newAccount',
  topup: 'topUp',
  topUp: 'topUp',
};

const wish = (form: Form, product: string): string => {
  if (form.id !== 'contactUs' || product === '') return '';
  return Object.hasOwn(services, product) ? (services[product] ?? '') : 'cloud';
};

export function prefill(form: Form, locale: LocaleCode, query: Readonly<Record<string, string>>): Values {
  const { product = '', plan = '', type = '', need = '' } = query;
  const known: Readonly<Record<string, string>> = {
    product,
    // A need chosen among a cloud's services is all that the visitor has planned so far.
    plan: plan || need,
    type,
    services: wish(form, product),
    cloudVersion: Object.hasOwn(clouds, product) ? (clouds[product] ?? '') : product,
    demandType: Object.hasOwn(demands, type) ? (demands[type] ?? '') : '',
  };
  return readValues(form, locale, (name) => (known[name] ? [known[name]] : []));
}
