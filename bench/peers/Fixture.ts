// The fixture's texts in one language, as the peers' pages take them.
import type data from '../home/page.json';

export type Fixture = typeof data.en | typeof data.zh_TW;
