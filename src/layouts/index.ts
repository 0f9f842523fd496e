import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '@/routes';
import { BareLayout } from './bare-layout';
import { DefaultLayout } from './default-layout';

/** The layouts by name. One that a route uses and that is missing here is a type error. */
export const layouts = {
  default: DefaultLayout,
  bare: BareLayout,
} satisfies Record<LayoutName, ComponentType<{ children: ReactNode }>>;
