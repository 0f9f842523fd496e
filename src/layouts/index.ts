import type { ComponentType, ReactNode } from 'react';
import type { LayoutName } from '@/routes';
import { BareLayout } from './bare-layout';
import { DefaultLayout } from './default-layout';

/** The frame around each page. A layout that a route names but that is missing here is a type error. */
export const layouts = {
  default: DefaultLayout,
  bare: BareLayout,
} satisfies Record<LayoutName, ComponentType<{ children: ReactNode }>>;
