import { configure } from '@testing-library/react';

/** How long a component test waits for what it expects: on two busy cores, a second is not always one. */
configure({ asyncUtilTimeout: 10_000 });
