import { readFileSync } from 'node:fs';
import { proveStored } from '@point-option/proving';
import { philippineSea } from './index.ts';

// Stored by `simulate philippine-sea full-battle --games 1 --seed stored --save`.
proveStored(philippineSea, readFileSync(new URL('golden/stored.json', import.meta.url), 'utf8'));
