// Slips that staff make in content: each is a fault with file, line and reason, and none is accepted silently.
import { faultsAfter } from '../../support/faultsAfter.ts';

test.each([
  ['exchange.yaml', /day: [\d-]+/, 'day: 2026-02-30', 'exchange.yaml:2: twdPerUsd.day: is not a day such as'],
  ['holidays.yaml', /2026-02-16/, '2026-02-30', /holidays\.yaml:\d+: 2026\.\d+: is not a day such as/],
  ['links.yaml', /until: [\d-]+/, 'until: 2027-04-31', /links\.yaml:\d+: 0\.until: is not a day such as/],
  ['prices/sms.yaml', /updated: [\d-]+/, 'updated: 2027-02-29', /prices\/sms\.yaml:\d+: 0\.updated: is not a day/],
  ['prices/lists.yaml', /servers: [\d-]+/, 'servers: 2026-11-31', /prices\/lists\.yaml:\d+: .*servers: is not a day/],
])('in %s a day that does not exist, %s → %s', (file, from, to, fault) => {
  const wanted = typeof fault === 'string' ? expect.stringContaining(fault) : expect.stringMatching(fault);
  expect(faultsAfter(file, (text) => text.replace(from, to))).toEqual([wanted]);
});

test.each([
  ['tags.yaml', /^- id: cdn\b[^]*?(?=^- )/m, /tags\.yaml:\d+: cdn stands here twice/],
  ['links.yaml', /^- .*\n/m, /links\.yaml:\d+: \w+ stands here twice/],
])('in %s an id that stands there twice: the second would never be found', (file, row, fault) => {
  expect(faultsAfter(file, (text) => text.replace(row, '$&$&'))).toEqual([expect.stringMatching(fault)]);
});

test('in prices/cdn.yaml a zone that pages name is missing, as after a slip in its name', () => {
  expect(faultsAfter('prices/cdn.yaml', (text) => text.replace('AP1:', 'AP01:'))).toEqual([
    expect.stringMatching(/prices\/cdn\.yaml:\d+: there is no zone AP1, whose price pages name/),
  ]);
});

test.each([
  ['prices/servers.yaml', () => '[]', 'prices/servers.yaml:1: file'],
  ['prices/ddos.yaml', () => '[]', 'prices/ddos.yaml:1: file'],
  ['prices/prepaid.yaml', () => '[]', 'prices/prepaid.yaml:1: file'],
  ['prices/sms.yaml', () => '[]', 'prices/sms.yaml:1: file'],
  ['prices/cdn.yaml', (text: string) => text.replace(/^packs:\n(  - .*\n)+/m, 'packs: []\n'), 'cdn.yaml:2: packs'],
  ['prices/cdn.yaml', (text: string) => text.replace(/tiers: .*/, 'tiers: []'), 'bandwidth.tiers'],
])('in %s a list without a row, whose lowest price pages would call infinite', (file, change, place) => {
  expect(faultsAfter(file, change)).toEqual([expect.stringMatching(`${place}: is empty, and pages name its prices$`)]);
});

test.each([
  ['prices/prepaid.yaml', /new, /g, '', 'no pack has new among its tabs'],
  ['prices/prepaid.yaml', /topup/g, 'new', 'no pack has topup among its tabs'],
  ['prices/sms.yaml', 'country: TW', 'country: AQ', 'there is no price for TW, which pages name'],
])('in %s a row that pages need is missing: %s → %s', (file, from, to, fault) => {
  expect(faultsAfter(file, (text) => text.replace(from, to))).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ['prices/cdn.yaml', '1-10 TB', '1–10 TB', 'tiers.1: is not a tier such as 1-10 TB or 100 TB+'],
  ['prices/cdn.yaml', '1-10 TB', '1-10TB', 'tiers.1: is not a tier such as 1-10 TB or 100 TB+'],
  ['prices/cdn.yaml', '10-50 TB', '20-50 TB', '20-50 TB does not begin at 10, where the tier before it ends'],
  ['prices/cdn.yaml', '0-1 TB', '1-1 TB', '1-1 TB does not begin at 0'],
  ['prices/cdn.yaml', '10-50 TB', '10 TB+', 'only the last tier may be without an end'],
  ['prices/cdn.yaml', '100 TB+', '100-500 TB', 'the last tier must be without an end, such as 100 TB+'],
  ['prices/servers.yaml', '2 vCPU / 4 GiB', '2 vCPU + 4 GiB', 'spec: is not such as 2 vCPU / 8 GiB'],
  ['prices/ddos.yaml', '300 Gbps', '1 Tbps', 'protect: is not such as 100 Gbps or 100 Gbps, mainland line'],
  ['prices/ddos.yaml', '100 Gbps, mainland line', '100 Gbps, Mainland', 'protect: is not such as'],
  ['prices/ddos.yaml', 'name: Basic', 'name: Basic Plus', 'name: is not an id'],
])('in %s a figure that sums cannot read: %s → %s', (file, from, to, fault) => {
  expect(faultsAfter(file, (text) => text.replace(from, to))).toEqual([expect.stringContaining(fault)]);
});
