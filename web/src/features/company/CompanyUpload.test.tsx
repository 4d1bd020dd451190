import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { uploadPicture } from '../../testing/uploadPicture.ts';
import { openCompanyPage } from './testing/openCompanyPage.tsx';
import { sampleSettings } from './testing/sampleSettings.ts';

vi.mock('../../ui/image-field/usePictureUpload.ts', () => ({ usePictureUpload: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const stored = sampleSettings;

test('Save waits for the logo’s upload, with a message at the field and next to the button', async () => {
  const picture = uploadPicture();
  vi.mocked(callFunction).mockResolvedValue({});
  const { user } = await openCompanyPage(stored);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText(/^NMLS number/), '7');
  await save();
  const logo = within(screen.getByRole('region', { name: 'Logo' }));
  expect(logo.getByText(/^The picture is still uploading/)).toBeVisible();
  expect(screen.getAllByText(/^The picture is still uploading/)).toHaveLength(2);
  expect(callFunction).not.toHaveBeenCalled();
  picture.finish('https://files.example/logo.png');
  expect(screen.queryByText(/^The picture is still uploading/)).toBeNull();
  await save();
  expect(callFunction).toHaveBeenCalledWith('update-company', {
    nmls_id: '19920017',
    mark_url: 'https://files.example/logo.png',
  });
});
