import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '@/routes';
import { BareLayout } from './bare-layout';
import { DefaultLayout } from './default-layout';

/** Layouts by name. A route with a layout that is not listed here is a type error. */
export const layouts = {
  default: DefaultLayout,
  bare: BareLayout,
} satisfies Record<LayoutName, ComponentType<{ children: ReactNode }>>;
