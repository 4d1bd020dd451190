import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const LONG = '+4420794609581234567890';

async function setup() {
  const { PhoneField } = await import('./PhoneField.tsx');
  function Form() {
    const [value, setValue] = useState('');
    return <PhoneField id="phone" label="Phone" value={value} onChange={setValue} maxLength={20} />;
  }
  render(<Form />);
  return {
    user: userEvent.setup({ delay: null }),
    field: screen.getByLabelText<HTMLInputElement>('Phone'),
  };
}

describe('with its rules loaded', () => {
  beforeEach(async () => (await import('../../../lib/format/contact/formatPhone.ts')).loadPhoneFormat());

  it.each([
    ['2015550142', '(201) 555-0142'],
    ['+442079460958', '+44 20 7946 0958'],
    ['12015550142', '1 (201) 555-0142'],
    ['2015550142 x12', '(201) 555-0142 x12'],
  ])('formats %s while typing', async (typed, shown) => {
    const { user, field } = await setup();
    await user.type(field, typed);
    expect(field).toHaveValue(shown);
  });

  it.each([
    ['973-555-0144 ext. 12', '(973) 555-0144 x12'],
    ['973-555-0144 ext. 12345', '9735550144 x12345'],
    ['973.555.0144', '(973) 555-0144'],
    ['555-0144', '555-0144'],
    ['5550144', '555-0144'],
    ['555 0144', '555-0144'],
    ['201555014', '(201) 555-014'],
  ])('shows the meaning of %s on blur', async (typed, shown) => {
    const { user, field } = await setup();
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(shown);
    expect(field).toBeValid();
  });

  it.each([
    ['\u202a+1 973-555-0144\u202c', '+1 973 555 0144'],
    ['\u202a(973) 555-0144\u202c', '(973) 555-0144'],
    ['tel:+19735550144', '+1 973 555 0144'],
    ['(973) 555-0144, extension 12', '(973) 555-0144 x12'],
  ])('shows the meaning of pasted %j', async (pasted, shown) => {
    const { user, field } = await setup();
    await user.click(field);
    await user.paste(pasted);
    await user.tab();
    expect(field).toHaveValue(shown);
    expect(field).toBeValid();
  });

  it('can be deleted to the last digit', async () => {
    const { user, field } = await setup();
    await user.type(field, '2015550142');
    await user.type(field, '{Backspace}'.repeat(14));
    expect(field).toHaveValue('');
  });

  it('accepts autofill', async () => {
    const { user, field } = await setup();
    await user.click(field);
    await user.paste('+1 201-555-0142');
    expect(field).toHaveValue('+1 201 555 0142');
  });

  it('keeps every digit of a number that is too long, with an error', async () => {
    const { user, field } = await setup();
    await user.click(field);
    await user.paste(LONG);
    expect(field.value.replace(/[^\d+]/g, '')).toBe(LONG);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Valid phone number required. Use at most 20 characters.');
    await user.clear(field);
    expect(field).toBeValid();
  });
});

describe('before its rules are loaded', () => {
  beforeEach(() => vi.resetModules());

  it('loads nothing until it’s touched, and formats the input on blur', async () => {
    const arrived = Promise.withResolvers<void>();
    const loaded = vi.fn();
    vi.doMock('libphonenumber-js/min', async (original) => {
      loaded();
      await arrived.promise;
      return original();
    });
    const { user, field } = await setup();
    expect(loaded).not.toHaveBeenCalled();
    await user.type(field, '2015550142');
    expect(loaded).toHaveBeenCalledOnce();
    await user.tab();
    expect(field).toHaveValue('2015550142');
    arrived.resolve();
    await waitFor(() => expect(field).toHaveValue('(201) 555-0142'));
    vi.doUnmock('libphonenumber-js/min');
  });

  it('leaves the number unchanged if they don’t load', async () => {
    vi.doMock('libphonenumber-js/min', () => {
      throw new TypeError('offline');
    });
    const { user, field } = await setup();
    await user.type(field, '2015550142');
    await user.tab();
    expect(field).toHaveValue('2015550142');
    expect(field).toBeValid();
    vi.doUnmock('libphonenumber-js/min');
  });
});
