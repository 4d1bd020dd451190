import { expect, test } from 'vitest';
import { callerCounter, recipientCounter, toMailbox, toNetwork } from './rateLimit.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network);
});

test('addresses of one network share a window, others don’t', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const toId = (ip: string) => callerCounter('recovery', ip, now).id;
  expect(toId('2001:db8:1:2::1')).toBe(toId('2001:db8:1:2:3:4:5:6'));
  expect(toId('2001:db8:1:2::1')).not.toBe(toId('2001:db8:1:3::1'));
});

test.each([
  ['victim+1@mail.example', 'victim@mail.example'],
  ['Victim+a+b@Mail.Example', 'victim@mail.example'],
  ['v.i.c.t.i.m+1@gmail.com', 'victim@gmail.com'],
  ['victim@googlemail.com', 'victim@gmail.com'],
  ['first.last@mail.example', 'first.last@mail.example'],
  ['+tag@mail.example', '+tag@mail.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

test('sub-addresses of one mailbox share a daily limit', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const toId = (email: string) => recipientCounter(email, now).id;
  expect(toId('victim+1@mail.example')).toBe(toId('VICTIM@mail.example'));
  expect(toId('victim@mail.example')).not.toBe(toId('other@mail.example'));
});
