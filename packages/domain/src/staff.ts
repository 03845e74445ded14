/**
 * What the people of a shop may do. Each person has one role in each shop; a role is a row of permissions, and each call
 * of the back office names the one that it needs. What a role may not see is not in the answers that it gets.
 */
export { noticeKindNames, noticeSentence } from './staff/notice-sentence.ts'
export {
  NOTICE_DAYS,
  type NoticeChoices,
  type NoticeKind,
  type NoticeMail,
  noticeKinds,
  noticeMailOf,
  noticeMails,
  noticesHeardBy,
} from './staff/notices.ts'
export { isProved, PROOF_MINUTES } from './staff/proof.ts'
export {
  inspectionPermissions,
  isRole,
  mayGrant,
  type Permission,
  permissions,
  permissionsOf,
  type RoleId,
  roleIds,
} from './staff/roles.ts'
