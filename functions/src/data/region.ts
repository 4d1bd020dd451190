/** Region of the functions and their task queues. */
export const REGION = 'us-east1';
