import { configure } from '@testing-library/react';

/** Component tests wait longer than the default second, which is too short on two busy cores. */
configure({ asyncUtilTimeout: 10_000 });
