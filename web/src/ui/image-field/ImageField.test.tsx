import { ReadableStream } from 'node:stream/web';
import { pictureErrors } from '@brokerage/domain/errors/pictureErrors';
import { PICTURE_LIMITS, type PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadPicture } from '../../lib/firebase/uploadPicture.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../feedback/NotifyProvider.tsx';
import type { CropDialog } from './CropDialog.tsx';
import { ImageField } from './ImageField.tsx';

const AREA = { x: 1, y: 2, width: 3, height: 4 };
const ENCODED = new Blob(['encoded'], { type: 'image/jpeg' });
const ADDRESS = 'https://storage.example/new.jpg';

vi.mock('../../lib/firebase/uploadPicture.ts', () => ({ uploadPicture: vi.fn() }));
vi.mock('./encodePicture.ts', () => ({ encodePicture: () => Promise.resolve(ENCODED) }));
// The dialog has its own test; jsdom has no layout.
vi.mock('./CropDialog.tsx', () => ({
  CropDialog: ({ label, printed, onCrop, onClose }: Parameters<typeof CropDialog>[0]) => (
    <div role="dialog" aria-label={label} data-printed={printed}>
      <button type="button" onClick={() => void onCrop(AREA, 0)}>
        Use picture
      </button>
      <button type="button" onClick={onClose}>
        Close without
      </button>
    </div>
  ),
}));

const JPEG = Uint8Array.of(
  0xff,
  0xd8,
  0xff,
  0xc0,
  0,
  11,
  8,
  0,
  30,
  0,
  40,
  1,
  1,
  0x11,
  0,
  0xff,
  0xda,
  0,
  8,
  1,
  1,
  0,
  0,
  63,
  0,
  0x12,
  0xff,
  0xd9,
);
const file = (bytes: Uint8Array<ArrayBuffer>, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type });
const isOnline = vi.spyOn(navigator, 'onLine', 'get');
const close = vi.fn();
const revoke = vi.fn();

type Upload = Parameters<typeof uploadPicture>[0];
const uploads = () => vi.mocked(uploadPicture).mock.calls.map(([upload]) => upload);

beforeEach(() => {
  isOnline.mockReturnValue(true);
  close.mockReset();
  revoke.mockReset();
  vi.mocked(uploadPicture).mockReset().mockResolvedValue(ADDRESS);
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(() => Promise.resolve({ width: 40, height: 30, close })),
  );
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = revoke;
});

const MEMBER = { tenant_id: 'larkfield', user_id: 'u1' };

function open(
  kind: PictureKind = 'flyer',
  start = '',
  session: object = { status: 'signed-in', member: MEMBER },
) {
  const onChange = vi.fn();
  const onUploading = vi.fn();
  function Form() {
    const [value, setValue] = useState(start);
    const change = (address: string) => {
      onChange(address);
      setValue(address);
    };
    return (
      <ImageField
        label="Property photo"
        kind={kind}
        value={value}
        onChange={change}
        onUploading={onUploading}
        help="At the top."
      />
    );
  }
  const { unmount } = render(
    <SessionContext value={session as never}>
      <NotifyProvider>
        <Form />
      </NotifyProvider>
    </SessionContext>,
  );
  // Invalid files must be rejected by their content, not by the file picker.
  const user = userEvent.setup({ applyAccept: false });
  return {
    user,
    onChange,
    onUploading,
    unmount,
    choose: (chosen: File) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      if (!input) throw new Error('There is no file input');
      return user.upload(input, chosen);
    },
    crop: async () => user.click(await screen.findByRole('button', { name: 'Use picture' })),
  };
}
const group = () => screen.getByRole('group', { name: 'Property photo' });

/** The notice, and the same sentence at the field; nothing was stored. */
async function refused(title: string, text: string) {
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(`${title}${text}`);
  expect(group()).toHaveAccessibleDescription(expect.stringContaining(text) as string);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(uploadPicture).not.toHaveBeenCalled();
}

test('crops, encodes and uploads a file, whose address is the new value', async () => {
  const { choose, crop, onChange } = open();
  await choose(file(JPEG));
  await crop();
  expect(await screen.findByRole('img', { name: 'Property photo, current picture' })).toHaveAttribute(
    'src',
    ADDRESS,
  );
  expect(onChange).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  expect(uploads()).toEqual([
    expect.objectContaining({ picture: ENCODED, kind: 'flyer', tenantId: 'larkfield', userId: 'u1' }),
  ]);
  expect(screen.getByText('Picture uploaded').closest('[role=status]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose file: Property photo' })).toHaveFocus();
  expect(close).toHaveBeenCalled();
  expect(revoke).toHaveBeenCalledWith('blob:picture');
});

test('closing the dialog uploads nothing', async () => {
  const { user, choose, onChange } = open('flyer', 'https://storage.example/old.jpg');
  await choose(file(JPEG));
  await user.click(await screen.findByRole('button', { name: 'Close without' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});

test('rejects a file that isn’t a picture, whatever its name', async () => {
  const { choose } = open();
  await choose(file(new TextEncoder().encode('<svg onload="alert(1)"/>')));
  await refused('Invalid File', 'Please upload an image file (JPG, PNG, WebP)');
});

test('accepts a picture with the wrong extension', async () => {
  const { choose } = open();
  await choose(file(JPEG, 'page.html', 'text/html'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test.each<[PictureKind, string]>([
  ['flyer', 'Image must be less than 5MB'],
  ['headshot', 'Image must be smaller than 5MB'],
  ['realtor', 'Image must be smaller than 5MB'],
])('rejects exactly 5 MB (%s)', async (kind, text) => {
  const { choose } = open(kind);
  const bytes = new Uint8Array(PICTURE_LIMITS.bytes);
  bytes.set(JPEG);
  await choose(file(bytes));
  await refused('File Too Large', text);
});

test('accepts one byte less than 5 MB', async () => {
  const { choose } = open();
  const bytes = new Uint8Array(PICTURE_LIMITS.bytes - 1);
  bytes.set(JPEG);
  await choose(file(bytes));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('rejects what the browser can’t decode', async () => {
  vi.mocked(createImageBitmap).mockRejectedValue(new DOMException('no', 'InvalidStateError'));
  const { choose } = open();
  await choose(file(JPEG));
  await refused('Invalid Image', 'This picture is damaged or incomplete. Please choose another one.');
});

test.each([
  ['signed out', { status: 'signed-out' }],
  ['without a role', { status: 'no-access' }],
])('%s: not authenticated', async (_what, session) => {
  const { choose } = open('flyer', '', session);
  await choose(file(JPEG));
  await refused('Upload Failed', 'Not authenticated');
});

test.each<[PictureKind, string]>([
  ['flyer', 'Failed to upload image'],
  ['headshot', 'Failed to upload photo'],
  ['realtor', 'Failed to upload photo'],
])('retries a failed upload (%s) without another selection', async (kind, text) => {
  vi.mocked(uploadPicture).mockRejectedValueOnce(new Error('storage/unauthorized'));
  const { user, choose, crop, onChange } = open(kind);
  await choose(file(JPEG));
  await crop();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Upload Failed${text}`);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again: Property photo' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(ADDRESS));
  expect(uploads().map(({ picture }) => picture)).toEqual([ENCODED, ENCODED]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['picture-damaged', 'Invalid Image', 'This picture is damaged or isn’t a JPG, PNG or WebP.'],
  ['too-many-pictures', 'Upload Failed', 'You’ve uploaded a lot of pictures. Please try again in an hour.'],
] as const)('shows the server’s reason for a rejected upload (%s)', async (code, title, text) => {
  const { status } = pictureErrors[code];
  const details = { code, title, fields: [], issues: [] };
  const error = Object.assign(new Error(text), { code: `functions/${status}`, details });
  vi.mocked(uploadPicture).mockRejectedValueOnce(error);
  const { choose, crop, onChange } = open();
  await choose(file(JPEG));
  await crop();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${title}${text}`);
  expect(onChange).not.toHaveBeenCalled();
});

test('shows that it’s offline, and retries', async () => {
  const { user, choose, crop, onChange } = open();
  await choose(file(JPEG));
  isOnline.mockReturnValue(false);
  await crop();
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
  expect(uploadPicture).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Try again: Property photo' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(ADDRESS));
});

test('shows that the session ended during the upload', async () => {
  vi.mocked(uploadPicture).mockRejectedValueOnce(
    Object.assign(new Error('refused'), { code: 'storage/unauthenticated' }),
  );
  const { choose, crop } = open();
  await choose(file(JPEG));
  await crop();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not authenticated');
});

/** Starts an upload that lasts until the test ends it. */
async function sending(field: ReturnType<typeof open>) {
  let started: Upload | undefined;
  let finish: (address: string) => void = () => undefined;
  vi.mocked(uploadPicture).mockImplementationOnce((upload) => {
    started = upload;
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await field.choose(file(JPEG));
  await field.crop();
  await waitFor(() => expect(started).toBeDefined());
  return {
    upload: started as unknown as Upload,
    finish: (address: string) => act(() => Promise.resolve(finish(address))),
  };
}

test('shows progress, and cancels', async () => {
  const field = open('flyer', 'https://storage.example/old.jpg');
  const { upload, finish } = await sending(field);
  act(() => upload.onProgress(0.42));
  const bar = screen.getByRole('progressbar', { name: 'Uploading: Property photo' });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByText('Uploading: 42%')).toBeVisible();
  await field.user.click(screen.getByRole('button', { name: 'Cancel: Property photo' }));
  expect(upload.signal.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose file: Property photo' })).toHaveFocus();
  // Even if it was just done.
  await finish(ADDRESS);
  expect(field.onChange).not.toHaveBeenCalled();
});

test('another file, Remove and leaving cancel an upload', async () => {
  const field = open('flyer', 'https://storage.example/old.jpg');
  const first = await sending(field);
  const second = await sending(field);
  expect(first.upload.signal.aborted).toBe(true);
  await field.user.click(screen.getByRole('button', { name: 'Remove: Property photo' }));
  expect(second.upload.signal.aborted).toBe(true);
  expect(field.onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(screen.queryByRole('img')).toBeNull();
  const third = await sending(field);
  expect(field.onUploading).toHaveBeenLastCalledWith(true);
  field.unmount();
  expect(third.upload.signal.aborted).toBe(true);
  expect(field.onUploading, 'the form needn’t wait anymore').toHaveBeenLastCalledWith(false);
});

test('loads a pasted address in the browser, without a referrer, and copies the picture', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JPEG)));
  vi.stubGlobal('fetch', fetched);
  const { user, crop, onChange } = open();
  await user.click(screen.getByRole('button', { name: 'Use a web address: Property photo' }));
  const input = screen.getByLabelText('Property photo image URL');
  expect(input).toHaveFocus();
  await user.type(input, ' https://pictures.example/a.jpg {Enter}');
  await crop();
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(ADDRESS));
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'https://pictures.example/a.jpg',
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
  expect(screen.queryByLabelText('Property photo image URL')).toBeNull();
});

test.each<[string, string, () => Promise<Response>]>([
  ['no address', 'garden photo', () => Promise.resolve(new Response(JPEG))],
  ['a script', 'javascript:alert(1)', () => Promise.resolve(new Response(JPEG))],
  ['a file of this computer', 'file:///etc/passwd', () => Promise.resolve(new Response(JPEG))],
  ['data', 'data:image/jpeg;base64,/9j/', () => Promise.resolve(new Response(JPEG))],
  [
    'a site that does not share',
    'https://x.example/a.jpg',
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
  ['nothing there', 'https://x.example/a.jpg', () => Promise.resolve(new Response('no', { status: 404 }))],
])('shows an error for an address that can’t load: %s', async (_what, address, answer) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Use a web address: Property photo' }));
  await user.type(screen.getByLabelText('Property photo image URL'), address);
  await user.click(screen.getByRole('button', { name: 'Load picture' }));
  await refused('Invalid Image', 'Could not load image from URL');
  expect(screen.getByLabelText('Property photo image URL')).toHaveValue(address);
});

test('reads an endless response only up to the limit', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      const part = new Uint8Array(1024 * 1024);
      if (sent === 1) part.set(JPEG);
      controller.enqueue(part);
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless as unknown as BodyInit)));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Use a web address: Property photo' }));
  await user.type(screen.getByLabelText('Property photo image URL'), 'https://x.example/a{Enter}');
  await refused('File Too Large', 'Image must be less than 5MB');
  expect(sent).toBeLessThan(8);
});

test('asks for an empty address, and Escape closes', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Use a web address: Property photo' }));
  await user.keyboard('{Enter}');
  expect(screen.getByText('Paste the web address of a picture.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Property photo image URL')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose file: Property photo' })).toHaveFocus();
});

test('accepts a dropped file', async () => {
  open();
  const dataTransfer = { types: ['Files'], files: [file(JPEG)] };
  expect(fireEvent.dragOver(group(), { dataTransfer })).toBe(false);
  expect(fireEvent.drop(group(), { dataTransfer })).toBe(false);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('warns about a picture too small for its slot, also when the slot changes, unless locked', () => {
  const field = (slot: { width: number; height: number }, disabled = false) => (
    <NotifyProvider>
      <ImageField
        slot={slot}
        disabled={disabled}
        label="Logo"
        kind="flyer"
        value={ADDRESS}
        onChange={vi.fn()}
      />
    </NotifyProvider>
  );
  const hint = () => screen.queryByText(/^This picture is too small for its spot/)?.textContent;
  const { rerender } = render(field({ width: 432, height: 288 }));
  expect(hint()).toBeUndefined();
  const picture = screen.getByRole('img');
  Object.defineProperties(picture, { naturalWidth: { value: 320 }, naturalHeight: { value: 200 } });
  fireEvent.load(picture);
  const words = 'This picture is too small for its spot and may print blurry: ';
  expect(hint()).toBe(`${words}320 x 200 pixels, 900 x 600 would be sharp`);
  expect(screen.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription(
    expect.stringContaining(words) as string,
  );
  rerender(field({ width: 432, height: 288 }, true));
  expect(hint()).toBeUndefined();
  rerender(field({ width: 144, height: 72 }));
  expect(hint()).toBeUndefined();
});

test('passes the slot’s shape to the crop dialog', async () => {
  render(
    <SessionContext value={{ status: 'signed-in', member: MEMBER } as never}>
      <NotifyProvider>
        <ImageField
          label="Property photo"
          kind="flyer"
          value=""
          onChange={vi.fn()}
          slot={{ width: 540, height: 300 }}
        />
      </NotifyProvider>
    </SessionContext>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.setup().upload(input, file(JPEG));
  expect(await screen.findByRole('dialog')).toHaveAttribute('data-printed', '1.8');
});

test('locked: shows the picture and why, without buttons', () => {
  render(
    <NotifyProvider>
      <ImageField
        disabled
        label="Logo"
        kind="flyer"
        value={ADDRESS}
        onChange={vi.fn()}
        help="This field is locked."
        error={undefined}
      />
    </NotifyProvider>,
  );
  expect(screen.getByRole('img', { name: 'Logo, current picture' })).toBeVisible();
  expect(screen.getByText('This field is locked.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the form’s own error, and a missing picture', () => {
  render(
    <NotifyProvider>
      <ImageField
        label="Logo"
        kind="flyer"
        value={ADDRESS}
        onChange={vi.fn()}
        error="Please add a logo."
        required
      />
    </NotifyProvider>,
  );
  expect(screen.getByRole('group', { name: /^Logo/ })).toHaveAccessibleDescription(/^Please add a logo\./);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('This picture can’t be shown.')).toBeVisible();
});
