/** Client error reports and the contact form (spec §7 "Other"). */
import * as v from 'valibot';
import { REPORT_LEVELS } from '../config';
import { defineCall } from './call';
import { acknowledgment, captchaAnswer, trimmedText } from './wire';
import { visibleText } from './visible-text';

export const reportError = defineCall({
  id: 'reports.error',
  service: 'product',
  method: 'POST',
  path: '/api/report/error',
  access: 'anyone',
  summary: "Reports a client's error.",
  maxBodyBytes: 32 * 1024,
  body: v.object({
    label: trimmedText(200),
    fatal: v.boolean(),
    name: trimmedText(200),
    message: trimmedText(2000),
    stack: v.optional(trimmedText(8000), ''),
    code: v.optional(v.nullable(v.union([trimmedText(100), v.number()]))),
    response: v.optional(v.unknown()),
  }),
  answer: acknowledgment,
});

export const reportEvent = defineCall({
  id: 'reports.event',
  service: 'product',
  method: 'POST',
  path: '/api/report/event',
  access: 'anyone',
  summary: "Reports a client's event.",
  maxBodyBytes: 32 * 1024,
  body: v.object({
    label: trimmedText(200),
    level: v.picklist(REPORT_LEVELS),
    meta: v.optional(v.unknown()),
  }),
  answer: acknowledgment,
});

export const sendContact = defineCall({
  id: 'reports.contact',
  service: 'product',
  method: 'POST',
  path: '/sw/api/contact',
  access: 'anyone',
  summary: 'Stores and mails a message of the contact form.',
  body: v.object({
    name: visibleText(100),
    mail: trimmedText(254),
    subject: visibleText(200),
    message: visibleText(4000),
    captcha: v.optional(captchaAnswer),
  }),
  answer: acknowledgment,
});
