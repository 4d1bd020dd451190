/** Where the functions and their task queues run. */
export const REGION = 'us-east1';
