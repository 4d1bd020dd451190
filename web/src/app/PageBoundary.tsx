import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

/** Catches what a page throws while it renders, and a page that could not be loaded. */
export class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <PageFailed /> : this.props.children;
  }
}
