import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageHeading } from './portal/PortalPage.tsx';

function show() {
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Routes>
        <Route
          path="/first"
          element={
            <>
              <PageHeading title="First">One</PageHeading>
              <Link to="/second">On</Link>
              <Link to="/form">Write</Link>
            </>
          }
        />
        <Route path="/second" element={<PageHeading title="Second">Two</PageHeading>} />
        <Route
          path="/form"
          element={
            <>
              {/* biome-ignore lint/a11y/noAutofocus: a form's first field takes the focus */}
              <input aria-label="Title" autoFocus />
              <PageHeading title="Form">Three</PageHeading>
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}

it('keeps the focus of a fully loaded page', () => {
  show();
  expect(document.body).toHaveFocus();
});

it('focuses the heading of a page opened by a link', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});

it('leaves the focus on a field that took it', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Write' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});
